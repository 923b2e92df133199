// React's development build reports every render with all changed props to the browser's performance panel if the console has `timeStamp`.
// Visual tests do not use that panel. React checks this once, when it loads after this file.
Reflect.deleteProperty(console, 'timeStamp');

export {};
