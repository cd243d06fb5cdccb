import type { Source } from './source.ts'

/** An event or a season of nature that is at about the same time each year; month and day, and never its own dates. */
export interface YearlyEvent {
  names: readonly string[]
  from: string
  to: string
  /** Counts only in a text with one of these words: other places have an arts festival too. */
  near?: readonly string[]
  source: Source
}

export const YEARLY_EVENTS: readonly YearlyEvent[] = [
  {
    names: [
      'arts festival',
      'kunstefees',
      'fringe festival',
      'the fringe',
      'grahamstown festival',
      'makhanda festival',
    ],
    near: ['makhanda', 'grahamstown'],
    from: '06-21',
    to: '07-11',
    source: 'usage',
  },
  { names: ['national arts festival', 'nasionale kunstefees'], from: '06-21', to: '07-11', source: 'usage' },
  { names: ['kknk', 'klein karoo nasionale kunstefees'], from: '03-20', to: '04-20', source: 'usage' },
  { names: ['suidoosterfees'], from: '04-20', to: '05-10', source: 'usage' },
  { names: ['innibos'], from: '06-20', to: '07-10', source: 'usage' },
  { names: ['vrystaat kunstefees', 'vryfees'], from: '07-01', to: '07-31', source: 'usage' },
  { names: ['aardklop'], from: '09-20', to: '10-15', source: 'usage' },
  { names: ['woordfees'], from: '10-01', to: '10-31', source: 'usage' },
  { names: ['whale festival', 'walvisfees'], from: '09-15', to: '10-10', source: 'usage' },
  { names: ['cherry festival', 'kersiefees'], from: '11-10', to: '11-30', source: 'usage' },
  { names: ['oyster festival', 'oesterfees'], from: '06-25', to: '07-20', source: 'usage' },
  {
    names: ['national science week', 'science week', 'nasionale wetenskapweek'],
    from: '07-25',
    to: '08-15',
    source: 'usage',
  },
  { names: ['nampo'], near: ['bothaville', 'nampo park'], from: '05-08', to: '05-22', source: 'usage' },
  {
    names: [
      'flower season',
      'blommetyd',
      'blomseisoen',
      'spring flowers',
      'wild flower season',
      'namakwalandse blomme',
    ],
    from: '08-01',
    to: '09-15',
    source: 'usage',
  },
  { names: ['sardine run', 'sardynloop'], from: '06-01', to: '07-20', source: 'usage' },
]
