// The server never shows a notice, so its bundle does not carry the parts that do.
const notHere = () => Promise.reject(new Error('Notices are shown in a browser'))

export const fetchAppNotice = () => (import.meta.env.SSR ? notHere() : import('./app-notice-view.tsx'))
export const fetchRemarks = () => (import.meta.env.SSR ? notHere() : import('./remarks-view.tsx'))
