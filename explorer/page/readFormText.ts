/** The trimmed text of a form field; empty when the form has no such field. */
export const readFormText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
