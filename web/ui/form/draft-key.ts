/** The key of the browser's storage that a form's draft is kept under; a page names it to wake where a draft waits. */
export const draftKey = (form: string): string => `uhambo_form_${form}`
