// React's development build describes every render to the browser's performance panel, with all that changed in its props,
// wherever the console can mark a time. Nobody looks at that panel here. Read once, when React loads: after this.
Reflect.deleteProperty(console, 'timeStamp');

export {};
