import { AnswerControl } from './answer-control.tsx'
import { ChangeHead } from './change-head.tsx'
import { DayControl, KindControl, LengthControl, NightControl, PackageControl, StepControl } from './controls.tsx'
import { NoteControl } from './note-control.tsx'
import type { OwnerParts } from './editing-context.ts'
import { EditingHost } from './editing-host.tsx'

export const PARTS_OF_OWNER: OwnerParts = {
  Host: EditingHost,
  Head: ChangeHead,
  AnswerControl,
  StepControl,
  NightControl,
  NoteControl,
  DayControl,
  LengthControl,
  PackageControl,
  KindControl,
}
