/** astronomia ships no types. Only its tables are used: rows of plain numbers, exported as its modules do. */
declare module 'astronomia/data/vsop87B*' {
  const series: import('./full-theory').VsopSeries;
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default series;
}
declare module 'astronomia/data/elpMppDeFull' {
  const series: import('./full-theory').ElpSeries;
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default series;
}
