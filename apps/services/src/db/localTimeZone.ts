import { TIME_ZONE } from '@shop/contracts';
import { sql } from 'drizzle-orm';

/** The time zone of the shops as a literal of SQL, for `at time zone`. */
export const localTimeZone = sql.raw(`'${TIME_ZONE}'`);
