import { html } from 'hono/html'

/** A failure as a page, for when nothing can draw a better one: without style, which may be what could not be had. */
export const plainErrorPage = (words: string) => html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: Uhambo</title>
</head>
<body>
<main>
<h1>${words}</h1>
<p>If you sent a form, go back: your browser should still have what you typed.</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`
