import arrowRightFile from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import calendarFile from '@phosphor-icons/core/assets/bold/calendar-check-bold.svg?raw'
import caretDownFile from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import caretLeftFile from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightFile from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import checkFile from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import envelopeFile from '@phosphor-icons/core/assets/bold/envelope-simple-bold.svg?raw'
import listFile from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import mapTrifoldFile from '@phosphor-icons/core/assets/bold/map-trifold-bold.svg?raw'
import minusFile from '@phosphor-icons/core/assets/bold/minus-bold.svg?raw'
import navigationFile from '@phosphor-icons/core/assets/bold/navigation-arrow-bold.svg?raw'
import phoneFile from '@phosphor-icons/core/assets/bold/phone-bold.svg?raw'
import plusFile from '@phosphor-icons/core/assets/bold/plus-bold.svg?raw'
import crossFile from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import starFillFile from '@phosphor-icons/core/assets/fill/star-fill.svg?raw'
import calendarChipFile from '@phosphor-icons/core/assets/regular/calendar-check.svg?raw'
import chartFile from '@phosphor-icons/core/assets/regular/chart-line-up.svg?raw'
import checkChipFile from '@phosphor-icons/core/assets/regular/check.svg?raw'
import clockFile from '@phosphor-icons/core/assets/regular/clock.svg?raw'
import envelopeChipFile from '@phosphor-icons/core/assets/regular/envelope-simple.svg?raw'
import facebookFile from '@phosphor-icons/core/assets/regular/facebook-logo.svg?raw'
import handFile from '@phosphor-icons/core/assets/regular/hand-heart.svg?raw'
import infoFile from '@phosphor-icons/core/assets/regular/info.svg?raw'
import instagramFile from '@phosphor-icons/core/assets/regular/instagram-logo.svg?raw'
import lightningFile from '@phosphor-icons/core/assets/regular/lightning.svg?raw'
import linkedinFile from '@phosphor-icons/core/assets/regular/linkedin-logo.svg?raw'
import mapPinFile from '@phosphor-icons/core/assets/regular/map-pin.svg?raw'
import mapChipFile from '@phosphor-icons/core/assets/regular/map-trifold.svg?raw'
import navigationChipFile from '@phosphor-icons/core/assets/regular/navigation-arrow.svg?raw'
import phoneChipFile from '@phosphor-icons/core/assets/regular/phone.svg?raw'
import starChipFile from '@phosphor-icons/core/assets/regular/star.svg?raw'
import warningFile from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import whatsappFile from '@phosphor-icons/core/assets/regular/whatsapp-logo.svg?raw'

/** The outline inside an icon file, on a square of 256 units. */
const outline = (svg: string): string => /d="([^"]+)"/.exec(svg)?.[1] ?? ''

// One export an icon, so that an island brings only the icons it shows.
export const arrowRight = /* @__PURE__ */ outline(arrowRightFile)
export const calendar = /* @__PURE__ */ outline(calendarFile)
export const caretDown = /* @__PURE__ */ outline(caretDownFile)
export const caretLeft = /* @__PURE__ */ outline(caretLeftFile)
export const caretRight = /* @__PURE__ */ outline(caretRightFile)
export const check = /* @__PURE__ */ outline(checkFile)
export const envelope = /* @__PURE__ */ outline(envelopeFile)
export const list = /* @__PURE__ */ outline(listFile)
export const mapTrifold = /* @__PURE__ */ outline(mapTrifoldFile)
export const minus = /* @__PURE__ */ outline(minusFile)
export const navigation = /* @__PURE__ */ outline(navigationFile)
export const phone = /* @__PURE__ */ outline(phoneFile)
export const plus = /* @__PURE__ */ outline(plusFile)
export const cross = /* @__PURE__ */ outline(crossFile)
export const starFill = /* @__PURE__ */ outline(starFillFile)
export const calendarChip = /* @__PURE__ */ outline(calendarChipFile)
export const chart = /* @__PURE__ */ outline(chartFile)
export const checkChip = /* @__PURE__ */ outline(checkChipFile)
export const clock = /* @__PURE__ */ outline(clockFile)
export const envelopeChip = /* @__PURE__ */ outline(envelopeChipFile)
export const facebook = /* @__PURE__ */ outline(facebookFile)
export const hand = /* @__PURE__ */ outline(handFile)
export const info = /* @__PURE__ */ outline(infoFile)
export const instagram = /* @__PURE__ */ outline(instagramFile)
export const lightning = /* @__PURE__ */ outline(lightningFile)
export const linkedin = /* @__PURE__ */ outline(linkedinFile)
export const mapPin = /* @__PURE__ */ outline(mapPinFile)
export const mapChip = /* @__PURE__ */ outline(mapChipFile)
export const navigationChip = /* @__PURE__ */ outline(navigationChipFile)
export const phoneChip = /* @__PURE__ */ outline(phoneChipFile)
export const starChip = /* @__PURE__ */ outline(starChipFile)
export const warning = /* @__PURE__ */ outline(warningFile)
export const whatsapp = /* @__PURE__ */ outline(whatsappFile)
