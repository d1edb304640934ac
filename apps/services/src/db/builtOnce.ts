import type { DatabaseOrTransaction } from './database.ts';

/**
 * A statement for all uses of a database, with placeholders for its values. Otherwise its text is built anew at each use,
 * which takes longer than a short statement itself: for those that most calls need.
 */
export function builtOnce<Statement>(build: (db: DatabaseOrTransaction) => Statement) {
  const statements = new WeakMap<DatabaseOrTransaction, Statement>();
  return (db: DatabaseOrTransaction): Statement => {
    const known = statements.get(db);
    if (known) return known;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
