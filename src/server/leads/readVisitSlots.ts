import { z } from 'zod';
import { office } from '../../domain/content/offices';
import type { VisitSlots } from '../../domain/forms/slots';
import { visitSlots } from '../../domain/forms/visitSlots';
import { readCollection } from './readCollection';

const opening = z.object({ hours: office.shape.hours });

/** When visitors may be met or called, by the hours of the offices in `content/`; null where there are none. */
export function readVisitSlots(folder: string): VisitSlots | null {
  const offices = [...readCollection(folder, 'offices', opening).values()];
  return offices.length > 0 ? visitSlots(offices) : null;
}
