/**
 * Saves a table as a file of comma-separated values, which spreadsheets open.
 *
 * @param name of the file, without its ending
 * @param rows the first has the names of the columns
 */
export const downloadCsv = async (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> => {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  // A text that begins as a formula is text in a spreadsheet, too.
  const text = stringify([...rows], { escape_formulas: true, bom: true });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
