-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "name" TEXT,
    "source" TEXT NOT NULL,
    "dailyHoroscope" BOOLEAN NOT NULL,
    "weeklyInsights" BOOLEAN NOT NULL,
    "monthlyPredictions" BOOLEAN NOT NULL,
    "specialEvents" BOOLEAN NOT NULL,
    "preferredNakshatras" TEXT[],
    "preferredSendTime" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "unsubscribedAt" TIMESTAMPTZ(3),
    "tokenHash" TEXT,
    "tokenExpiresAt" TIMESTAMPTZ(3),
    "signUpMailAt" TIMESTAMPTZ(3),
    "signUpMails" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_emailKey_key" ON "Subscriber"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_tokenHash_key" ON "Subscriber"("tokenHash");
