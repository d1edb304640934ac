CREATE TABLE "failed_sign_in" (
	"customer_id" uuid NOT NULL,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_at" timestamp with time zone,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "failed_sign_in_customer_id_network_pk" PRIMARY KEY("customer_id","network")
);
--> statement-breakpoint
CREATE TABLE "known_network" (
	"customer_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_network_customer_id_network_pk" PRIMARY KEY("customer_id","network")
);
--> statement-breakpoint
CREATE TABLE "session_successor" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"successor" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failed_sign_in" ADD CONSTRAINT "failed_sign_in_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_network" ADD CONSTRAINT "known_network_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_successor" ADD CONSTRAINT "session_successor_successor_session_id_hash_fk" FOREIGN KEY ("successor") REFERENCES "public"."session"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_sign_in_failed" ON "failed_sign_in" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "known_network_seen" ON "known_network" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "session_successor_successor" ON "session_successor" USING btree ("successor");--> statement-breakpoint
CREATE INDEX "session_successor_expires" ON "session_successor" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "failed_logins";--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "locked_at";