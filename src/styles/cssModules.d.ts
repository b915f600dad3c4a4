/** The class names of a CSS module. Gatsby exports each of them by name. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
