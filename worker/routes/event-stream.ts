const encoder = new TextEncoder()

/** Server-sent events with one name; a null is sent as a comment, which keeps the connection open. */
export function eventStream<T>(name: string, source: AsyncGenerator<T | null>, toData: (item: T) => unknown): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await source.next()
        if (done) return controller.close()
        controller.enqueue(
          encoder.encode(
            value === null ? ': waiting\n\n' : `event: ${name}\ndata: ${JSON.stringify(toData(value))}\n\n`,
          ),
        )
      } catch {
        // Browsers reconnect by themselves, and the stream then starts with the present state.
        controller.close()
      }
    },
    async cancel() {
      await source.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
