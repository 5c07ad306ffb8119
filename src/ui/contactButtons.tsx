import type { ComponentProps, ReactNode } from 'react'
import { addresses } from '../content/addresses.ts'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Location } from '../content/location.ts'
import { formatPhone, telHref } from '../content/phone.ts'
import * as icons from '../theme/icons.ts'
import { Button } from './Button.tsx'

type Looks = Pick<ComponentProps<typeof Button>, 'look' | 'isSmall'>

/** Calls the practice; without other words it says the number. */
export const CallButton = ({ facts, children, ...looks }: Looks & { facts: Facts; children?: ReactNode }) => (
  <Button href={telHref(facts.phone)} icon={icons.phone} {...looks}>
    {children ?? formatPhone(facts.phone)}
  </Button>
)

/** Leads to the page of contact. */
export const AppointmentButton = ({ copy, ...looks }: Looks & { copy: Copy }) => (
  <Button href={addresses.contact} icon={icons.calendar} {...looks}>
    {copy.buttons.appointment}
  </Button>
)

/** Leads the way to a location. */
export const RouteButton = ({ location, copy, ...looks }: Looks & { location: Location; copy: Copy }) => (
  <Button href={location.routeHref} icon={icons.navigation} name={`${copy.buttons.route} ${location.name}`} {...looks}>
    {copy.buttons.route}
  </Button>
)
