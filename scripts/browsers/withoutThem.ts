/**
 * Features that the product uses although a supported browser lacks them, with the effect there. A name includes everything below it. An
 * entry that the built product no longer uses fails the check.
 */
export const WITHOUT_THEM: Readonly<Record<string, string>> = {
  // Styles that older browsers ignore.
  'css.properties.break-after.avoid': 'a printed heading may stand at the end of a page',
  'css.properties.contain-intrinsic-size': 'goes with content-visibility',
  'css.properties.content-visibility': 'what is out of sight is laid out, too',
  'css.properties.cursor': 'a touch screen has no pointer',
  'css.properties.forced-color-adjust': 'only Windows has forced colours',
  'css.properties.mask-mode': 'match-source is the initial value; the prefixed mask says the rest',
  'css.properties.overflow-anchor': 'says none, and a browser without anchoring does nothing',
  'css.properties.overflow-clip-margin': 'a shadow is cut at the edge',
  'css.properties.resize': 'a touch screen resizes nothing',
  'css.properties.scrollbar-color': 'the bar has the colours of the system',
  'css.properties.scrollbar-width': 'the bar is as wide as the system has it',
  'css.properties.text-wrap': 'lines break as they come',
  'css.selectors.selection': 'selected text has the colours of the system',

  // Scripts that check for the feature first.
  'api.Document.startViewTransition': 'React looks for it',
  'api.DataTransferItem.getAsFileSystemHandle': 'react-dropzone looks for it',
  'api.Document.exitPictureInPicture': 'the menu of a live room leaves picture in picture out',
  'api.Document.pictureInPictureElement': 'read only where picture in picture is there',
  'api.Document.pictureInPictureEnabled': 'the menu of a live room looks for it',
  'api.HTMLVideoElement.requestPictureInPicture': 'the menu of a live room leaves picture in picture out',
  'api.Element.checkVisibility': 'the floating layers look for it, and else measure',
  'api.Headers.getSetCookie': 'MSW looks for it',
  'api.Location.ancestorOrigins': 'the frame of a game looks for it, and else reads the referrer',
  'api.Navigator.canShare': 'the picture is stored as a file',
  'api.Navigator.connection': 'React looks for it',
  'api.Navigator.share': 'the button is left out',
  'api.PublicKeyCredential': 'SimpleWebAuthn throws, which its caller catches',
  'api.Response.json_static': 'MSW answers by it only where a handler threw',
  'api.URL.canParse_static': 'zod looks for it',
  'api.Window.showOpenFilePicker': 'react-dropzone looks for it',
  'javascript.builtins.Error.captureStackTrace': 'zod, postcss and react-intl look for it',
  'javascript.builtins.Intl.DurationFormat': 'react-intl looks for it, and no text has a duration',
  'javascript.builtins.Uint8Array': '@noble/hashes looks for its methods; postcss has a toBase64 of its own',

  // Names with another meaning.
  'api.CustomElementRegistry.getName': 'a method of faker',
  'api.FileSystemEntry.copyTo': 'a method of PixiJS',
  'javascript.builtins.Error.fileName': 'a property that postcss sets',
  'javascript.builtins.Iterator.toArray': 'a method of React.Children',
};
