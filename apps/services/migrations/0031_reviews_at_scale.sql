CREATE TABLE "review_count" (
	"site" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"score" smallint NOT NULL,
	"locale" text NOT NULL,
	"pictured" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_count_pk" PRIMARY KEY("site","reference_id","reference_type","score","locale","pictured")
);
--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP INDEX "review_reference";--> statement-breakpoint
DROP INDEX "review_shown";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "helpfulness" integer GENERATED ALWAYS AS (imported_likes - imported_dislikes + votes) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("site","reference_type","reference_id","created_at","id") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_best" ON "review" USING btree ("site","reference_type","reference_id","score","created_at","id") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_worst" ON "review" USING btree ("site","reference_type","reference_id","score" DESC NULLS FIRST,"created_at","id") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("site","reference_type","reference_id","score","helpfulness","created_at","id") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_language" ON "review" USING btree ("site","reference_type","reference_id","locale","created_at","id") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_pictured" ON "review" USING btree ("site","reference_type","reference_id","created_at","id") WHERE "review"."approved" and "review"."pictured";--> statement-breakpoint
INSERT INTO "review_count" ("site", "reference_type", "reference_id", "score", "locale", "pictured", "count")
SELECT "site", "reference_type", "reference_id", "score", "locale", "pictured", count(*)
FROM "review" WHERE "approved" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
UPDATE "review" r SET "votes" = v.votes
FROM (SELECT "review_id", sum(CASE WHEN "like" THEN 1 WHEN NOT "like" THEN -1 ELSE 0 END) AS votes
  FROM "review_reaction" GROUP BY 1) v
WHERE r."id" = v."review_id" AND v.votes <> 0;--> statement-breakpoint
-- What a statement has changed is added up first: importing a hundred thousand reviews changes a count once. In the order
-- of the key, so that two of them never wait for each other.
CREATE FUNCTION shop_count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO review_count AS c (site, reference_id, reference_type, score, locale, pictured, count)
    SELECT site, reference_id, reference_type, score, locale, pictured, count(*)
    FROM come WHERE approved GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT review_count_pk DO UPDATE SET count = c.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO review_count AS c (site, reference_id, reference_type, score, locale, pictured, count)
    SELECT site, reference_id, reference_type, score, locale, pictured, -count(*)
    FROM gone WHERE approved GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT review_count_pk DO UPDATE SET count = c.count + excluded.count;
  ELSE
    INSERT INTO review_count AS c (site, reference_id, reference_type, score, locale, pictured, count)
    SELECT site, reference_id, reference_type, score, locale, pictured, sum(n) FROM (
      SELECT site, reference_id, reference_type, score, locale, pictured, 1 AS n FROM come WHERE approved
      UNION ALL SELECT site, reference_id, reference_type, score, locale, pictured, -1 FROM gone WHERE approved) changed
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT review_count_pk DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_count_insert AFTER INSERT ON review REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION shop_count_reviews();--> statement-breakpoint
CREATE TRIGGER review_count_update AFTER UPDATE ON review REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION shop_count_reviews();--> statement-breakpoint
CREATE TRIGGER review_count_delete AFTER DELETE ON review REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION shop_count_reviews();--> statement-breakpoint
CREATE FUNCTION shop_count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vote_before integer := 0;
  vote_after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN vote_before := CASE WHEN OLD."like" THEN 1 WHEN NOT OLD."like" THEN -1 ELSE 0 END; END IF;
  IF TG_OP <> 'DELETE' THEN vote_after := CASE WHEN NEW."like" THEN 1 WHEN NOT NEW."like" THEN -1 ELSE 0 END; END IF;
  IF vote_after <> vote_before THEN
    UPDATE review SET votes = votes + vote_after - vote_before WHERE id = coalesce(NEW.review_id, OLD.review_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_votes AFTER INSERT OR UPDATE OF "like" OR DELETE ON review_reaction
  FOR EACH ROW EXECUTE FUNCTION shop_count_votes();
