import type { Database } from './db.ts'
import { type Persona, personas } from './scenarios.ts'

export const isScenario = (name: string): boolean => personas.some((persona) => persona.name === name)

/** Puts the database into a named state (MCK-04): its persona's company as seeded, whatever was changed before. */
export async function applyScenario(database: Database, name: string): Promise<Persona> {
  const persona = personas.find((candidate) => candidate.name === name)
  if (!persona) throw new Error(`there is no scenario ${name}`)
  await database.reset()
  return persona
}
