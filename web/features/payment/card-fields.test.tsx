import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { CardFields } from './card-fields.tsx'

afterEach(cleanup)

test('a card that was typed before React started is formatted as it starts', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<CardFields />)
  document.body.append(container)
  const box = screen.getByLabelText<HTMLInputElement>('Card number')
  box.value = '4242424242424242'
  render(<CardFields />, { container, hydrate: true })
  expect(box.isConnected).toBe(true)
  expect(box.value).toBe('4242 4242 4242 4242')
})
