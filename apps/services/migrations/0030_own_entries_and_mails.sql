CREATE TABLE "bought_article" (
	"customer_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bought_article_customer_id_sku_pk" PRIMARY KEY("customer_id","sku")
);
--> statement-breakpoint
CREATE TABLE "mail_choice" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" boolean NOT NULL,
	"stop_token" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "mail_choice_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "buyers_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bought_article" ADD CONSTRAINT "bought_article_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_article" ADD CONSTRAINT "bought_article_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD CONSTRAINT "mail_choice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_article_last" ON "bought_article" USING btree ("customer_id","ordered_at" DESC NULLS FIRST,"sku");--> statement-breakpoint
CREATE INDEX "bought_article_sku" ON "bought_article" USING btree ("sku","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_choice_stop" ON "mail_choice" USING btree ("stop_token");--> statement-breakpoint
-- Mails about wishes are one of several kinds now.
INSERT INTO "mail_choice" ("customer_id", "kind", "wanted", "stop_token", "changed_at")
SELECT "customer_id", 'wishes', true, "stop_token", "created_at" FROM "wish_mail";--> statement-breakpoint
DROP TABLE "wish_mail" CASCADE;
--> statement-breakpoint
-- Whether an order came to something, as UNDONE_STATUSES of the services says.
CREATE FUNCTION shop_is_purchase(status text, confirmed_at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT confirmed_at IS NOT NULL AND status NOT IN ('canceled', 'canceledByCustomer', 'invalid', 'refunded') $$;--> statement-breakpoint
-- Waits for other changes of what a customer has bought, until the end of the transaction.
CREATE FUNCTION shop_lock_bought(of_customer uuid) RETURNS void
LANGUAGE sql
AS $$ SELECT pg_advisory_xact_lock(hashtextextended('bought_article ' || of_customer, 0)) $$;--> statement-breakpoint
-- A new line of an order that holds.
CREATE FUNCTION shop_note_bought_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM shop_lock_bought(o.customer_id) FROM shop_order o WHERE o.id = NEW.order_id AND o.customer_id IS NOT NULL;
  INSERT INTO bought_article (customer_id, sku, order_id, "position", ordered_at)
  SELECT o.customer_id, NEW.sku, o.id, NEW."position", o.created_at
  FROM shop_order o
  WHERE o.id = NEW.order_id AND o.customer_id IS NOT NULL AND shop_is_purchase(o.status, o.confirmed_at)
  ON CONFLICT (customer_id, sku) DO UPDATE
  SET order_id = excluded.order_id, "position" = excluded."position", ordered_at = excluded.ordered_at
  WHERE bought_article.ordered_at < excluded.ordered_at;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- An order that comes to hold, or is given up: the articles of its lines are those of the newest order that holds.
CREATE FUNCTION shop_note_bought_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  skus text[];
BEGIN
  PERFORM shop_lock_bought(NEW.customer_id);
  SELECT array_agg(l.sku) INTO skus FROM order_line l WHERE l.order_id = NEW.id;
  DELETE FROM bought_article b WHERE b.customer_id = NEW.customer_id AND b.sku = ANY (skus);
  INSERT INTO bought_article (customer_id, sku, order_id, "position", ordered_at)
  SELECT DISTINCT ON (l.sku) o.customer_id, l.sku, o.id, l."position", o.created_at
  FROM shop_order o JOIN order_line l ON l.order_id = o.id
  WHERE o.customer_id = NEW.customer_id AND l.sku = ANY (skus) AND shop_is_purchase(o.status, o.confirmed_at)
  ORDER BY l.sku, o.created_at DESC, l."position";
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Both at the end of the transaction, so that nothing else is locked after what they lock.
CREATE CONSTRAINT TRIGGER bought_article_line AFTER INSERT ON "order_line"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shop_note_bought_line();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bought_article_order AFTER UPDATE OF "status", "confirmed_at" ON "shop_order"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.customer_id IS NOT NULL AND shop_is_purchase(OLD.status, OLD.confirmed_at) <> shop_is_purchase(NEW.status, NEW.confirmed_at))
EXECUTE FUNCTION shop_note_bought_order();--> statement-breakpoint
INSERT INTO "bought_article" ("customer_id", "sku", "order_id", "position", "ordered_at")
SELECT DISTINCT ON (o.customer_id, l.sku) o.customer_id, l.sku, o.id, l."position", o.created_at
FROM "shop_order" o JOIN "order_line" l ON l.order_id = o.id
WHERE o.customer_id IS NOT NULL AND shop_is_purchase(o.status, o.confirmed_at)
ORDER BY o.customer_id, l.sku, o.created_at DESC, l."position";
