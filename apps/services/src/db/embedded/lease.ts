import pg from 'pg';

/** Any number not used by another advisory lock. */
const LEASE_LOCK = 740_110;

/** A connection whose shared lock shows that the server is in use. */
export async function openLease(url: string): Promise<pg.Client> {
  const lease = new pg.Client({ connectionString: url, application_name: 'shop lease' });
  lease.on('error', () => {
    // The end of the connection follows, which is what counts.
  });
  await lease.connect();
  await lease.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
  return lease;
}

/**
 * Whether no other process holds a lease. The exclusive lock is then kept while the server stops: a process that starts
 * meanwhile waits for it, is disconnected with the server and starts it again.
 */
export async function isLast(lease: pg.Client): Promise<boolean> {
  await lease.query('select pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
  const { rows } = await lease.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LEASE_LOCK]);
  return rows[0]?.last ?? false;
}
