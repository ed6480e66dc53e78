/** Words that the portal's texts do not use, with replacements; docs/words.md explains them. */
export type BannedWord = {
  word: RegExp
  instead: string
  /** Messages in which the word has another meaning. */
  except?: readonly string[]
}

export const BANNED_WORDS: Record<'fi' | 'en', readonly BannedWord[]> = {
  fi: [
    { word: /painallu|paina(a|t|malla)?\b/i, instead: 'vahvistus, valitse' },
    { word: /itsestään/i, instead: 'automaattisesti' },
    { word: /palkkio/i, instead: 'palvelumaksu' },
    { word: /^sähköposti$/i, instead: 'sähköpostiosoite' },
    { word: /talletu|tallett/i, instead: 'rahansiirto, siirtää' },
    { word: /arvonlisävero/i, instead: 'alv' },
    { word: /pidäty/i, instead: 'lounasvähennys, vähennys' },
    { word: /tauo(lla|lle|t)\b|tauko/i, instead: 'keskeytetty' },
    { word: /verottaja/i, instead: 'Verohallinto' },
    { word: /arkipäiv/i, instead: 'pankkipäivä' },
    { word: /päiväsumma|päivähin/i, instead: 'päiväraja' },
    { word: /\betutil/i, instead: 'yrityksen tili' },
    { word: /\btilisi\b|oma tili/i, instead: 'käyttäjätunnus' },
    { word: /yrityksiä on ollut|uusi yritys (ei|onnis)/i, instead: 'yrittää; yritys is a company' },
    { word: /maksa(maton)? siirto|siirto on maksettu/i, instead: 'maksu, lasku; a siirto is not paid' },
    { word: /ei saatu|ei saada ladattua/i, instead: 'ei voitu hakea' },
    { word: /^ladataan\b(?!.*\b(edut|etua|lounasetua)\b)/i, instead: 'haetaan' },
    {
      word: /(?<!sivu |sivun )\blata(a|us)\w* (tiedosto|raport|lasku|kuit|sivu(?! uudelleen))/i,
      instead: 'nouda, tallenna',
    },
    {
      // An error is a reply, too.
      word: /vastaus (jäi|katosi)|vastausta ei saatu|palvelu ei (ole )?vastannut/i,
      instead: 'emme saaneet vahvistusta',
    },
    { word: /pieleen|vikaan|\bhups/i, instead: 'Tapahtui virhe.' },
    { word: /hetken kuluttua/i, instead: 'hetken päästä' },
    { word: /edunsaaja/i, instead: 'työntekijä' },
    { word: /työntekijöiden (sovellu|palvelu)/i, instead: 'työntekijän sovellus' },
    { word: /verkkolaskuoperaattor/i, instead: 'välittäjä' },
    { word: /paperis(et|ia) setel/i, instead: 'paperiseteli' },
    { word: /portaali(?! Oy)/i, instead: 'palvelu', except: ['app_name'] },
    {
      word: /allekirjoittaj/i,
      instead: 'allekirjoitusoikeudellinen',
      // The person who signs this contract.
      except: ['contract_signatory', 'contract_signatory_text', 'contract_signatory_own', 'summary_step_mail'],
    },
    { word: /\bvalitsen\b|\b(ette|teidän|voitte)\b/i, instead: 'the second person singular' },
    { word: /[^,:;.(–] ennen kuin\b/i, instead: 'a comma before ennen kuin' },
    { word: /'/, instead: '’' },
  ],
  en: [
    { word: /\bpress(es|ed|ing)?\b/i, instead: 'confirm, choose' },
    { word: /\bby (itself|themselves)\b/i, instead: 'automatically' },
    { word: /\banew\b/i, instead: 'again' },
    { word: /\bin all\b/i, instead: 'in total' },
    { word: /\bneed not\b/i, instead: 'don’t need to' },
    {
      word: /\bat once\b/i,
      instead: 'immediately',
      // "At once" in the sense of several at one time.
      except: ['employees_import_link', 'employees_import_description', 'employees_none_text', 'cards_employees_text'],
    },
    { word: /^email$/i, instead: 'email address' },
    { word: /^give |\bgive (a|the|your)\b/i, instead: 'enter' },
    { word: /\bsums?\b/i, instead: 'amount, total' },
    { word: /\bcommission/i, instead: 'service fee' },
    { word: /\bVAT of the\b/i, instead: 'VAT on' },
    { word: /\b(recreational|transport|commuter) benefit/i, instead: 'sports and culture benefit, commuting benefit' },
    { word: /\btax authorit/i, instead: 'Finnish Tax Administration' },
    { word: /\bincome register/i, instead: 'Incomes Register' },
    { word: /\bbusiness days?\b/i, instead: 'banking day' },
    { word: /\bfulfil/i, instead: 'go through' },
    { word: /\brequested loads?\b|\btop-up/i, instead: 'load request' },
    { word: /(?<!authorised )\bsignator/i, instead: 'authorised signatory' },
    { word: /\b(dropped|beneficiar)/i, instead: 'ended, employee' },
    { word: /^(loading|reading)\b/i, instead: 'getting', except: ['benefits_loading_type'] },
    {
      word: /\b(could not|couldn’t|can’t) be (loaded|read|obtained)\b/i,
      instead: 'we couldn’t get',
      // Loading of benefit money, files and settings.
      except: [
        'top_up_employees_on_hold_barred',
        'top_up_reason_on_hold',
        'why_now_on_leave',
        'why_rule_on_leave',
        'error_employee_not_loadable',
        'reports_about_closed_with_errors',
        'employees_import_file_failed',
        'fatal_text',
      ],
    },
    {
      word: /\b(answer was lost|reply was lost|no answer came|did not answer|get a reply|(didn|hasn)’t (answer|repl|respond)\w*)/i,
      instead: 'we didn’t get confirmation',
    },
    { word: /\boops\b/i, instead: 'Something went wrong' },
    { word: /\bon the account\b/i, instead: 'in the account' },
    { word: /\bemployees’ (app|service)\b/i, instead: 'employee app' },
    { word: /\bportal\b/i, instead: 'service', except: ['app_name'] },
    { word: /\b(post code|billing address)\b/i, instead: 'postcode, invoicing address' },
    { word: /\b(center|color|canceled|canceling|organiz|apologize|authoriz|recogniz)/i, instead: 'British spelling' },
    {
      word: /\b(do|does|did|is|are|was|were|have|has|had|could|would|must|will) not\b(?! have to)|\bcannot\b/i,
      instead: 'a contraction',
    },
    { word: /'/, instead: '’' },
  ],
}
