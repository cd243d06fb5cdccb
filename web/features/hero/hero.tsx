import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import av1 from '../../media/hero-av1.webm'
import h264 from '../../media/hero.mp4'
import poster from '../../media/hero.svg?no-inline'
import vp9 from '../../media/hero.webm'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Container } from '../../ui/layout.tsx'

/** The headline, a field for the idea and two buttons on a picture of a bus at sunrise. */
export function Hero({ children }: { children?: ReactNode }) {
  return (
    <section className="hero on-dark">
      <Container className="relative z-10 pt-12 pb-8 sm:pt-16 lg:pt-[clamp(2.5rem,5.2vw,6rem)]">
        <h1 className="hero-title max-w-190">{'School trips, planned\u00a0by lunchtime'}</h1>
        <p className="mt-5 max-w-[37rem] text-lead text-[#ffffffe6]">
          Describe the trip in your own words. Get a plan for each day, with times, distances and an estimated price per
          learner.
        </p>
        {children}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href="#idea-request" variant="ghost" wide>
            Get Started for Free
          </ButtonLink>
          <ButtonLink href="#how-it-works" variant="ghost" wide>
            See How It Works
          </ButtonLink>
        </div>
      </Container>
      <Scene />
    </section>
  )
}

/** `play-hero.ts`, a script for this page, controls the film by these attributes; React does not change them. */
function Scene() {
  return (
    <div data-hero="" className="hero-scene" suppressHydrationWarning>
      <img
        src={poster}
        width="1280"
        height="720"
        fetchPriority="high"
        alt="A yellow Uhambo school bus drives past Table Mountain and the Drakensberg at sunrise"
      />
      <video muted playsInline preload="none" tabIndex={-1} aria-hidden="true" suppressHydrationWarning>
        <source src={av1} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={vp9} type='video/webm; codecs="vp9"' />
        <source src={h264} type="video/mp4" />
      </video>
      <p className="hero-failed">Video unavailable</p>
      <IconButton
        label="Pause the video"
        align="end"
        boxClassName="hero-pause"
        data-own=""
        hidden
        suppressHydrationWarning
      >
        <Pause size={20} className="hero-pause-icon" />
        <Play size={20} className="hero-play-icon" />
      </IconButton>
    </div>
  )
}
