import { env } from 'cloudflare:workers'
import { foldName } from '#shared/domain/fold-name'
import type { School } from '#shared/domain/schools/school'
import { coreOfName } from '#shared/domain/schools/school-name'

/** Takes a list of schools into use, as `npm run schools:load` does. */
export async function useSchools(generation: string, schools: readonly School[]): Promise<void> {
  const insert = env.DB.prepare(
    `INSERT INTO schools (generation, emis, name, folded, core, province, phase, town, suburb, street, lat, lon)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`,
  )
  await env.DB.batch([
    ...schools.map(({ id, name, province, phase, town, suburb, street, lat, lon }) =>
      insert.bind(
        generation,
        id,
        name,
        foldName(name),
        coreOfName(name),
        province,
        phase,
        town,
        suburb,
        street,
        lat,
        lon,
      ),
    ),
    env.DB.prepare(
      `INSERT INTO school_list (id, generation, schools, loaded_at) VALUES (1, ?1, ?2, '2026-11-21')
       ON CONFLICT (id) DO UPDATE SET generation = excluded.generation, schools = excluded.schools`,
    ).bind(generation, schools.length),
  ])
}
