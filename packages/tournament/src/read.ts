import { type Refused, reason, refuse } from './reason.ts';
import { Misfit, type Shape } from '@faultline/shape';

/** The value as the shape reads it, or a refusal that says what did not fit. */
export function readAs<T extends object>(shape: Shape<T>, value: unknown, path: string): T | Refused {
  try {
    return shape.read(value, path);
  } catch (misfit) {
    if (misfit instanceof Misfit) return refuse(reason('malformed', null, misfit.message));
    throw misfit;
  }
}
