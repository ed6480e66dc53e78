import type { Database } from '../database/db.ts'
import { type Persona, personas } from './scenarios.ts'

export const isScenario = (name: string): boolean => personas.some((persona) => persona.name === name)

/**
 * Resets the database to a named state (MCK-04).
 * @returns the persona whose company is in that state
 */
export async function applyScenario(database: Database, name: string, seed?: number): Promise<Persona> {
  const persona = personas.find((candidate) => candidate.name === name)
  if (!persona) throw new RangeError(`there is no scenario ${name}`)
  await database.reset(seed === undefined ? undefined : { seed })
  return persona
}
