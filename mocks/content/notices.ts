import type { BenefitInfoLinks, LocalizedUrl, Notices } from '../../generated/api/model/index.ts'
import { nextChristmas, nextMaintenance, written } from './windows.ts'

const SUPPORT = 'https://tuki.etuportaali.example'
const SITE = 'https://www.etuportaali.example'

const page = (base: string, fi: string, en: string): LocalizedUrl => ({
  fi: `${base}/${fi}`,
  en: `${base}/en${en && `/${en}`}`,
})
const benefit = (fi: string, en: string): BenefitInfoLinks => ({
  instructions: page(SUPPORT, fi, en),
  callToAction: page(SITE, fi, en),
})

/** Notices, contacts and guide links at an instant (ms), with the current or next closed periods. */
export const noticesAt = (now: number): Notices => ({
  // HOM-07
  homeNotification: {
    id: 'notice-2024-08',
    shownUntil: '2024-08-28',
    title: { fi: 'Raportit uudistuvat', en: 'Reports are changing' },
    text: {
      fi: 'Palkanlaskennan raportit uudistuvat syyskuun 2024 alussa.',
      en: 'Payroll reports will change at the beginning of September 2024.',
    },
    link: {
      label: { fi: 'Nouda raportteja', en: 'Download reports' },
      url: { fi: '/download-reports', en: '/download-reports' },
    },
  },
  // COM-10
  addingContactsDisabled: [written(nextChristmas(now))],
  editingDisabled: [written(nextMaintenance(now))],
  support: { phoneNumber: '+358931580001', emailAddress: 'asiakaspalvelu@etuportaali.example' },
  supportLinks: [
    { label: { fi: 'Usein kysyttyä', en: 'Frequently asked questions' }, url: page(SUPPORT, '', '') },
    { label: { fi: 'Ohjeet ja yhteystiedot', en: 'Help and contacts' }, url: { fi: '/help', en: '/help' } },
  ],
  // VOU-30
  voucherContact: { phoneNumber: '+358931580002', emailAddress: 'setelit@etuportaali.example' },
  // HOM-06
  guides: {
    employer: page(SUPPORT, 'tyonantaja', 'employer'),
    beneficiary: page(SUPPORT, 'tyontekija', 'employee'),
  },
  // GRP-02
  // HOM-10
  agreements: { terms: page(SITE, 'ehdot', 'terms'), priceList: page(SITE, 'hinnasto', 'prices') },
  benefitInfo: { massage: benefit('hieronta', 'massage'), wellbeing: benefit('hyvinvointi', 'wellbeing') },
})
