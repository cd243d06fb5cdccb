/** The storage key of a form's draft. A page uses it in `wake`, to start React if there is a draft. */
export const draftKey = (form: string): string => `uhambo_form_${form}`
