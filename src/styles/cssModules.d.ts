/** Class names of a CSS module; gatsby exports each by name. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
