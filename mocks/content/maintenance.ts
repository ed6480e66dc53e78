import type { MaintenanceContent } from '../../generated/api/model/index.ts'
import { nextMaintenance, written } from './windows.ts'

/** The content of the maintenance page at an instant (ms): the current maintenance night, or the next one (NAV-06). */
export const maintenanceAt = (now: number): MaintenanceContent => ({
  ...written(nextMaintenance(now)),
  title: { fi: 'Palvelussa on huoltokatko', en: 'The service is under maintenance' },
  text: [
    {
      fi: 'Teemme palveluun päivityksiä, eikä se ole käytettävissä huoltokatkon aikana.',
      en: 'We’re updating the service, so it isn’t available during maintenance.',
    },
    {
      fi: 'Työntekijöiden kortit ja paperisetelit toimivat normaalisti.',
      en: 'Cards and paper vouchers work as usual.',
    },
    {
      fi: 'Pahoittelemme katkosta aiheutuvaa haittaa.',
      en: 'We apologise for the inconvenience.',
    },
  ],
  links: [
    {
      label: { fi: 'Häiriötiedotteet', en: 'Service status' },
      url: { fi: 'https://tila.etuportaali.example/', en: 'https://tila.etuportaali.example/en' },
    },
    {
      label: { fi: 'Sähköposti asiakaspalveluun', en: 'Email customer service' },
      url: { fi: 'mailto:asiakaspalvelu@etuportaali.example', en: 'mailto:asiakaspalvelu@etuportaali.example' },
    },
  ],
})
