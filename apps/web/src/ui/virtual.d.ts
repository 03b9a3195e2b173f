/** The address of the file with every Unit's emblem (apps/web/delivery/emblems.ts). */
declare module 'virtual:emblems' {
  const url: string;
  export default url;
}
