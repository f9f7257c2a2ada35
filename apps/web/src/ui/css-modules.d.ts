// Shape of a CSS module: local class name → class name on the page. A plain style sheet gives nothing.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
