import type { Company, Contact, Notices, UserDetails } from '@generated/api/model'
import type { answers } from './answers-test-bed'

/** The logged-in user's contact. */
export const AINO: Contact = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailAddress: 'aino.virtanen@pyynikinpaahtimo.example',
  phoneNumber: '+358401234567',
  userName: 'aino.virtanen',
  personId: 'p-1001',
  active: true,
}
export const LIISA: Contact = {
  firstName: 'Liisa',
  lastName: 'Öhman',
  emailAddress: 'liisa.ohman@pyynikinpaahtimo.example',
  phoneNumber: '+358407654321',
  userName: 'liisa.ohman',
  personId: 'p-2001',
  active: true,
}
export const AKE: Contact = {
  firstName: 'Åke',
  lastName: 'Nyström',
  emailAddress: 'ake.nystrom@pyynikinpaahtimo.example',
  phoneNumber: '+358401234570',
  userName: 'ake.nystrom',
  dataContactId: 'dc-1003',
  active: false,
}

export const COMPANY: Company = {
  name: 'Pyynikin Paahtimo Oy',
  businessIdentityCode: '9912345-6',
  customerNumber: '10012345',
  sizeId: 3,
  hasSignatory: true,
  address: {
    addressLine: 'Satakunnankatu 18',
    postCode: '33210',
    city: 'Tampere',
    country: 'FI',
    companyName: 'Pyynikin Paahtimo Oy',
  },
  invoiceInformation: {
    address: 'PL 120',
    postCode: '33211',
    city: 'Tampere',
    country: 'FI',
    invoiceMethod: 'email',
    emailAddress: 'laskut@pyynikinpaahtimo.example',
  },
}

const DETAILS: UserDetails = {
  isEmployeesSet: true,
  isBenefitsSet: true,
  firstName: 'Aino',
  lastName: 'Virtanen',
  companyId: 'c-1',
  customerNumber: '10012345',
  companyName: 'Pyynikin Paahtimo Oy',
  roles: ['VoucherManager'],
}

const links = { instructions: { fi: '/help', en: '/help' }, callToAction: { fi: '/help', en: '/help' } }
export const NOTICES: Notices = {
  addingContactsDisabled: [],
  editingDisabled: [],
  support: { phoneNumber: '+358931580001', emailAddress: 'asiakaspalvelu@etuportaali.example' },
  supportLinks: [],
  voucherContact: { phoneNumber: '+358931580002', emailAddress: 'setelit@etuportaali.example' },
  guides: { employer: { fi: '/help', en: '/help' }, beneficiary: { fi: '/help', en: '/help' } },
  benefitInfo: { massage: links, wellbeing: links },
}

/** The replies for a company's page. */
export const companyAnswers = (contacts: readonly Contact[] = [AINO, LIISA, AKE]): typeof answers => ({
  readCompany: () => COMPANY,
  listContacts: () => contacts,
  readUser: () => ({
    username: 'aino.virtanen',
    emailAddress: AINO.emailAddress,
    isEmailVerified: true,
    isSingleSignOn: false,
  }),
  readUserDetails: () => DETAILS,
  listCountries: () => [
    { id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' },
    { id: 'SE', nameFi: 'Ruotsi', nameEn: 'Sweden' },
  ],
  readNotices: () => NOTICES,
  checkHasSignatory: () => ({ hasSignatory: true }),
  validateEmail: () => ({ valid: true }),
  validateEinvoice: () => ({ valid: true }),
})
