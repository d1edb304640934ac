CREATE TABLE "shared_cart" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "merge" jsonb;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shared_cart_expires" ON "shared_cart" USING btree ("expires_at");