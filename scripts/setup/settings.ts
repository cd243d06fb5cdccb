/** Settings of a local instance from the environment (README, "Running it"). */
export const PORT = Number(process.env['PORT'] ?? 8787)
export const STATE_FOLDER = process.env['STATE_DIR'] ?? '.wrangler/state'
export const ORIGIN = `http://localhost:${PORT}`
