import { Agent, request } from 'node:http'
import { expect, test } from './journey.ts'

interface Answered {
  status: number | undefined
  isOnKeptConnection: boolean
}

/** Posts a form of so many bytes on the agent's connection. */
const postForm = (agent: Agent, address: string, bytes: number) =>
  new Promise<Answered>((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': bytes },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode, isOnKeptConnection: sent.reusedSocket }))
    })
    sent.end('a'.repeat(bytes))
  })

test('a client whose form was too large goes on with the same connection', async ({ baseURL }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = `${baseURL}/contact`
  expect(await postForm(agent, address, 200_000)).toEqual({ status: 413, isOnKeptConnection: false })
  expect(await postForm(agent, address, 10_000)).toEqual({ status: 422, isOnKeptConnection: true })
  agent.destroy()
})
