import { startWorker } from './browser/ask-worker.ts'

// On the page with the idea box the stand-in gets ready once the page is there, before somebody writes.
addEventListener('load', () => startWorker({ warmUp: true }))
