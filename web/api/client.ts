/** How a page reaches the API: `fetch` in the browser, the Worker's own routes during server rendering. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>
