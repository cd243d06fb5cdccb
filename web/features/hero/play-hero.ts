const TIME_OUT_MS = 10_000
const CHOICE = 'hero-video'

/** Plays the film on top of the picture, but not with reduced motion or data saving. */
export function playHero(scene: HTMLElement): void {
  const video = scene.querySelector('video')
  const button = scene.querySelector('button')
  const name = scene.querySelector('[role=tooltip]')
  if (!video || !button || !name || asksForLess()) return

  const show = (state: 'playing' | 'paused' | 'failed') => {
    scene.dataset['hero'] = state
    button.hidden = state === 'failed'
    name.textContent = state === 'playing' ? 'Pause the video' : 'Play the video'
  }
  const fail = () => {
    clearTimeout(waiting)
    show('failed')
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  let pausedByPerson = readChoice() === 'paused'

  const play = () => {
    if (video.readyState < video.HAVE_FUTURE_DATA) {
      clearTimeout(waiting)
      waiting = setTimeout(fail, TIME_OUT_MS)
    }
    // The browser may forbid it, for example to save power; the button then starts it.
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      clearTimeout(waiting)
      pausedByPerson = true
      show('paused')
    })
  }
  const again = () => {
    if (!pausedByPerson && video.isConnected && scene.dataset['hero'] !== 'failed') play()
  }

  video.addEventListener('playing', () => {
    clearTimeout(waiting)
    scene.toggleAttribute('data-seen', true)
    show('playing')
  })
  video.addEventListener('ended', again)
  video.addEventListener('pause', again)
  document.addEventListener('visibilitychange', () => document.hidden || again())
  video.addEventListener('error', fail)
  video.querySelector('source:last-of-type')?.addEventListener('error', fail)
  button.addEventListener('click', () => {
    pausedByPerson = !pausedByPerson
    keepChoice(pausedByPerson ? 'paused' : 'playing')
    if (!pausedByPerson) return play()
    video.pause()
    show('paused')
  })

  show(pausedByPerson ? 'paused' : 'playing')
  if (!pausedByPerson) play()
}

function asksForLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  )
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE)
  } catch {
    return null
  }
}

function keepChoice(choice: string): void {
  try {
    localStorage.setItem(CHOICE, choice)
  } catch {
    // Storage may be forbidden; then the choice is valid for this page only.
  }
}

// The film is loaded after the page.
addEventListener('load', () => document.querySelectorAll<HTMLElement>('[data-hero]').forEach(playHero))
