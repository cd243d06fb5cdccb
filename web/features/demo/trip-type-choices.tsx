import {
  BookOpenCheck,
  Factory,
  Fish,
  FlaskConical,
  HandHeart,
  Landmark,
  Leaf,
  type LucideIcon,
  Mountain,
  Palette,
  Shapes,
  Sun,
  Tent,
  Trophy,
  Users,
  Waves,
} from 'lucide-react'
import { TRIP_TYPES, type TripType } from '#shared/domain/trip-types'
import type { Choice } from '../../ui/form/tick-field.tsx'

const ICONS: Record<TripType, LucideIcon> = {
  'Day trip': Sun,
  'Overnight camp': Tent,
  'Leadership & team-building': Users,
  'Sports & outdoor': Trophy,
  'History & culture': Landmark,
  'Science & STEM': FlaskConical,
  'Eco & conservation': Leaf,
  'Arts & culture': Palette,
  'Museum / Zoo / Aquarium': Fish,
  'Beach / Coastal': Waves,
  'Mountain / Nature park': Mountain,
  'Industry / University visit': Factory,
  'Service / Community': HandHeart,
  'Curriculum-aligned': BookOpenCheck,
  Other: Shapes,
}

export const TRIP_TYPE_CHOICES: readonly Choice[] = TRIP_TYPES.map((type) => {
  const Icon = ICONS[type]
  return { value: type, label: type, icon: <Icon size={24} aria-hidden="true" /> }
})
